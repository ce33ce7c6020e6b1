import * as z from "zod";

/** An error page, as a loader throws it. */
const thrownPage = z.object({ init: z.object({ status: z.number() }) });

/**
 * Answers what script looks up: of what goes wrong its status alone, as nobody reads a page there.
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
