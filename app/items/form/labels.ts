/** What the form's fields are called, by their names. */
export const LABELS = {
  name: "Name",
  sku: "Item number",
  salePrice: "Sale unit price",
  saleAccountId: "Income category",
  saleDescription: "Sale description",
  saleTaxCodeId: "Sale tax code",
  purchasePrice: "Purchase unit price",
  purchaseAccountId: "Expense category",
  purchaseDescription: "Purchase description",
  purchaseTaxCodeId: "Purchase tax code",
  inventoryAccountId: "Inventory account",
  stockBalance: "Stock on hand",
} as const;
