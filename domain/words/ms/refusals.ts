import type { en } from "../en/refusals";
import type { Translation } from "../message";

export const ms = {
  notNow: "Tindakan ini tidak boleh dilakukan pada invois ini sekarang.",
  closedVoid:
    "Invois ini telah dibatalkan, jadi tidak boleh diubah lagi. Invois ini boleh dipadam.",
  closedPaid:
    "Invois ini telah dibayar, jadi tidak boleh diubah atau dipadam lagi: bayarannya sudah direkodkan dalam akaun.",
  closedCredited:
    "Invois ini mempunyai nota kredit {no}, jadi tidak boleh diubah atau dipadam lagi. Batalkan nota kredit itu dahulu.",
  paidMoneyGoesBack: "{amount} dibayar balik kepada pelanggan.",
  paidMoneyStays:
    "{amount} telah dibayar. Wang itu kekal sebagai baki kredit {name}, untuk invois seterusnya atau untuk dibayar balik.",
} as const satisfies Translation<typeof en>;
