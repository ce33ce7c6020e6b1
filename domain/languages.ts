/** In which customers are written to, by their tags (BCP 47). */
export const LANGUAGES = [
  { id: "en", name: "English" },
  { id: "ms", name: "Bahasa Melayu" },
  { id: "zh", name: "中文" },
];
