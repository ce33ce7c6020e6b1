import type { en } from "../en/deleted-invoices";
import type { Translation } from "../message";

export const ms = {
  title: "Invois yang dipadam",
  none: "Tiada invois yang dipadam",
  explanation:
    "Invois yang telah dikeluarkan disimpan di sini apabila dipadam: invois itu tiada dalam senarai dan jumlah lain.",
  columns: {
    date: "Tarikh",
    number: "Nombor",
    customer: "Pelanggan",
    deleted: "Dipadam",
    total: "Jumlah",
    restore: "Pulihkan",
  },
  deletedAt: "dipadam {moment}",
  restore: "Pulihkan",
  restoreNo: "Pulihkan {no}",
} as const satisfies Translation<typeof en>;
