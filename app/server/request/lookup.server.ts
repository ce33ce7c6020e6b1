import * as z from "zod";

/** The part of a thrown error page, Remix's `data(page, { status })`, that holds its status. */
const thrownPage = z.object({ init: z.object({ status: z.number() }) });

/**
 * Runs a lookup for a request that script made. When the lookup throws an error page, returns an
 * empty response with the page's status, because the script shows no page.
 */
export async function answerLookup(lookUp: () => Promise<Response>): Promise<Response> {
  try {
    return await lookUp();
  } catch (thrown) {
    const page = thrownPage.safeParse(thrown);
    if (!page.success) throw thrown;
    return new Response(null, {
      status: page.data.init.status,
      headers: { "Cache-Control": "no-store" },
    });
  }
}
