import type { en } from "../en/pictures";
import type { Translation } from "../message";

export const ms = {
  hint: "PNG atau JPEG, paling besar {megabytes} MB dan {pixels} piksel bagi setiap sisi",
  tooLarge: "Gambar ini melebihi {megabytes} MB. Sila pilih gambar yang lebih kecil.",
} as const satisfies Translation<typeof en>;
