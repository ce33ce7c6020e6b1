import type { en } from "../en/business-numbers";
import type { Translation } from "../message";

export const ms = {
  ssm: "Ini bukan nombor SSM: 12 digit seperti 201901000005, atau format lama seperti 1312525-A.",
  uen: "Ini bukan UEN: 9 atau 10 aksara yang berakhir dengan huruf, seperti 53312345A atau 201912345K.",
  tin: "Ini bukan TIN: IG dan digit bagi individu, C dan digit bagi syarikat.",
  tinEnd: "TIN selain TIN individu berakhir dengan 0. Sila semak digit terakhir.",
  tinTooLong: "TIN mengandungi paling banyak {max} aksara.",
  msic: "Kod MSIC mengandungi 5 digit, seperti 47191.",
  payNow:
    "PayNow memerlukan UEN seperti 201912345K, atau nombor telefon bimbit Singapura seperti +65 9123 4567.",
  payNowNric:
    "Ini kelihatan seperti NRIC atau FIN. Nombor ini akan dicetak pada setiap invois, dan nombor peribadi tidak boleh didedahkan: gunakan UEN atau nombor telefon bimbit.",
  noPaymentCode: "Ini kod QR, tetapi bukan kod QR untuk bayaran.",
  damagedCode: "Kod bayaran ini rosak. Sila ambil gambarnya semula.",
  noDuitNow: "Ini kod bayaran, tetapi bukan kod DuitNow. Sila gunakan QR DuitNow.",
  noRinggit: "Kod DuitNow ini bukan untuk bayaran dalam ringgit di Malaysia.",
} as const satisfies Translation<typeof en>;
