import { businessWords as words } from "../../domain/words/business";
import { MissingDetails, type MissingDetailView } from "~/ui/missing-details";

/** Shows beside an invoice which details of the business are missing in the business profile. */
export function MissingBusinessDetails({ details }: { details: MissingDetailView[] }) {
  return (
    <MissingDetails
      title={words.missing.title}
      hint={words.missing.invoiceHint}
      details={details}
    />
  );
}
