import { versioned } from "./issued-cases";
import type { Case } from "./case";

const get = (path: string, more: Partial<Case> = {}): Case => ({
  name: "GET",
  prepare: async () => ({ path }),
  mayBeRight: true,
  ...more,
});

/**
 * What is no page: read by script, or opened as a file. What is posted to answers with a page all
 * the same.
 */
export const fileCases: Record<string, Case[]> = {
  "routes/company": [
    get("/company"),
    {
      name: "switch",
      prepare: async (shop) => ({
        path: "/company",
        fields: [
          [
            "companyId",
            /name="companyId"[^>]*value="([^"]+)/.exec((await shop.visitor.open("/")).body)?.[1] ??
              "1",
          ],
        ],
      }),
      mayBeRight: true,
    },
  ],
  "routes/lite": [
    get("/lite"),
    {
      name: "switch",
      prepare: async () => ({ path: "/lite", fields: [["lite", "on"]] }),
      mayBeRight: true,
    },
  ],
  "routes/logout": [
    get("/logout"),
    { name: "log out", prepare: async () => ({ path: "/logout", fields: [] }), mayBeRight: true },
  ],
  "routes/healthz": [get("/healthz", { isFile: true })],
  "routes/dropin[.]js": [get("/dropin.js", { isFile: true })],
  "routes/manifest[.]webmanifest": [get("/manifest.webmanifest", { isFile: true })],
  "routes/promotion": [
    {
      name: "GET",
      isPublic: true,
      isFile: true,
      mayBeRight: true,
      prepare: async ({ promo }) => ({ path: `/promotion?code=${promo}` }),
    },
  ],
  "routes/sale_code": [get("/sale_code?amount=3.25&sale=a", { isFile: true })],
  "routes/rate": [get("/rate?currency=1&date=2026-11-20", { isFile: true })],
  "routes/suggestions": [get("/suggestions?q=kopi", { isFile: true })],
  "routes/csv.$list": [
    get("/csv/invoices?tab=all&period=all", { isFile: true }),
    get("/csv/payments?period=all", { name: "GET payments", isFile: true, isMinor: true }),
    get("/csv/credit_notes?period=all", { name: "GET credit notes", isFile: true, isMinor: true }),
  ],
  "routes/business_.logo[.]png": [get("/business/logo.png", { isFile: true })],
  "routes/files.$kind.$id[.]pdf": [
    {
      name: "GET",
      prepare: async (shop) => ({ path: `/files/invoice/${(await shop.ids()).invoice}.pdf` }),
    },
    {
      name: "GET version",
      prepare: async (shop) => ({ path: `/files/version/${await versioned(shop)}_1.pdf` }),
    },
    {
      name: "GET statement",
      prepare: async (shop) => ({
        path: `/files/statement/${(await shop.ids()).business}_2026-01-01_2026-11-30.pdf`,
      }),
    },
  ],
  "routes/files.$kind.$id.$page[.]webp": [
    {
      name: "GET",
      isFile: true,
      mayBeRight: true,
      prepare: async (shop) => ({
        path: `/files/invoice/${(await shop.ids()).invoice}/1.webp?v=x`,
      }),
    },
    {
      name: "GET version",
      isFile: true,
      mayBeRight: true,
      prepare: async (shop) => ({ path: `/files/version/${await versioned(shop)}_1/1.webp` }),
    },
  ],
};
