import { MissingDetails, type MissingDetailView } from "~/ui/missing-details";

/** Shows beside an invoice which details of the business are missing in the business profile. */
export function MissingBusinessDetails({ details }: { details: MissingDetailView[] }) {
  return (
    <MissingDetails
      title="What your invoice still lacks"
      hint="It can be sent all the same."
      details={details}
    />
  );
}
