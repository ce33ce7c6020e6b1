import { INVOICE_STYLES } from "../../domain/invoice-styles";
import { expect, it } from "vitest";
import { readPages } from "./read-pdf";
import { createSampleInvoice } from "./sample-invoice";

it.each(INVOICE_STYLES.map(({ id }) => id))(
  "a credit note names the credited invoice and asks for no payment, in style %d",
  async (style) => {
    const credits = { no: "INV-0142", date: "01/12/2025" };
    const changes = {
      heading: "Credit Note",
      no: "CN-0007",
      dueDate: "",
      term: "",
      payments: [],
      howToPay: [],
    };
    const [page = ""] = await readPages(
      createSampleInvoice({
        template: { style, color: "#FFEB3B" },
        ...changes,
        credits,
        memo: "Came back wet",
      }),
    );
    for (const text of [
      ...["Credit Note", "Number CN-0007", "Invoice INV-0142", "Invoice date 01/12/2025"],
      ...[
        "Credit to Syarikat Maju Jaya",
        "Service tax 8% (SV-8) on 1,200.00 96.00",
        "Total credited RM 3,744.00",
      ],
      ...["Exchange rate 1 MYR = 0.3072 SGD", "Reason Came back wet"],
    ])
      expect(page).toContain(text);
    for (const text of ["Still to pay", "Paid", "How to pay", "Due date", "Notes"])
      expect(page).not.toContain(text);
  },
);

it("an invoice shows its credit notes and the amount to give back", async () => {
  const creditNotes = [{ label: "Credit note CN-0007, 05/12/2025", amount: "3,744.00" }];
  const totals = { ...createSampleInvoice().totals, balance: "-744.00" };
  const [page = ""] = await readPages(createSampleInvoice({ creditNotes, totals }));
  expect(page).toContain("Credit note CN-0007, 05/12/2025 -3,744.00 To give back RM 744.00");
});
