import { MissingDetails, type MissingDetailView } from "~/ui/missing-details";

/** Shows beside an invoice which details the business profile still lacks. */
export function MissingBusinessDetails({ details }: { details: MissingDetailView[] }) {
  return (
    <MissingDetails
      title="What your invoice still lacks"
      hint="It can be sent all the same."
      details={details}
    />
  );
}
