/** @type {import('@remix-run/dev').AppConfig} */
export default {
  serverModuleFormat: "esm",
  serverBuildPath: "../../.cache/bare/index.js",
  assetsBuildDirectory: "../../.cache/bare/public/build",
  cacheDirectory: "../../.cache/bare/cache",
  tailwind: false,
  postcss: false,
  // As the app's: what they change costs the same on both sides.
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
  },
};
