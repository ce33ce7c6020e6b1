import { expect, test } from "./support/shop";

type Manifest = {
  name: string;
  short_name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

// The bytes 16 to 23 of a PNG are its width and height in pixels.
const readPngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test(
  "the app can be installed on a home screen, with icons of the declared sizes",
  { tag: "@servers" },
  async ({ page, request }) => {
    await page.goto("/login");
    const address = await page.locator("link[rel=manifest]").getAttribute("href");
    const answer = await request.get(address ?? "");
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("application/manifest+json");
    expect(answer.headers()["cache-control"]).toBe("public, max-age=3600");
    const manifest = (await answer.json()) as Manifest;
    expect(manifest).toMatchObject({
      name: "Lejar",
      short_name: "Lejar",
      start_url: "/",
      display: "standalone",
    });
    expect(manifest.icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
      "any any",
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
    for (const { src, sizes, type } of [
      ...manifest.icons,
      { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
    ]) {
      const icon = await request.get(src);
      expect(icon.headers()["content-type"], src).toBe(type);
      if (type === "image/png") expect(readPngSize(await icon.body()), src).toBe(sizes);
    }
  },
);

test(
  "robots.txt allows search engines, and log-in and sign-up have descriptions for them",
  { tag: "@servers" },
  async ({ request }) => {
    const robots = await request.get("/robots.txt");
    expect(robots.headers()["content-type"]).toMatch(/^text\/plain/);
    expect(await robots.text()).toMatch(/^User-agent: \*\nDisallow:$/m);
    for (const address of ["/login", "/register"])
      expect(await (await request.get(address)).text()).toMatch(
        /<meta name="description" content="[^"]{50,160}"/,
      );
  },
);

test(
  "the browser's bar has the header's colour in light and dark mode",
  { tag: "@servers" },
  async ({ page, shop }) => {
    expect(await shop.listInvoices()).toHaveLength(0);
    await page.goto("/items/all");
    for (const [colorScheme, color] of [
      ["light", "rgb(255, 255, 255)"],
      ["dark", "rgb(16, 23, 21)"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.getByRole("banner")).toHaveCSS("background-color", color);
    }
    const themeColors = await page.locator("meta[name=theme-color]").evaluateAll((tags) =>
      tags.map((tag) => ({
        media: tag.getAttribute("media") ?? "all",
        content: tag.getAttribute("content"),
      })),
    );
    // The browser uses the first matching entry.
    expect(themeColors).toEqual([
      { media: "(prefers-color-scheme:dark)", content: "#101715" },
      { media: "all", content: "#fff" },
    ]);
  },
);
