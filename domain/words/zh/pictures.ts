import type { en } from "../en/pictures";
import type { Translation } from "../message";

export const zh = {
  hint: "PNG 或 JPEG，最大 {megabytes} MB，每边最多 {pixels} 像素",
  tooLarge: "此图片超过 {megabytes} MB。请选择较小的图片。",
} as const satisfies Translation<typeof en>;
