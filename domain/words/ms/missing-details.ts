import type { en } from "../en/missing-details";
import type { Translation } from "../message";

export const ms = {
  address: "Alamat anda: pelanggan dan akauntan mereka mencarinya pada invois.",
  contactDetails: "Nombor telefon atau e-mel: untuk pertanyaan tentang invois.",
  ssm: "Nombor SSM anda: Akta Syarikat 2016 mewajibkannya pada invois syarikat.",
  uen: "UEN anda: undang-undang mewajibkannya pada invois perniagaan.",
  payInMalaysia: "Butiran bayaran: akaun bank atau kod DuitNow anda.",
  payInSingapore: "Butiran bayaran: akaun bank atau PayNow.",
  taxNo:
    "Nombor pendaftaran {tax} anda: item atau invois anda mengenakan cukai, dan hanya perniagaan berdaftar boleh berbuat demikian.",
} as const satisfies Translation<typeof en>;
