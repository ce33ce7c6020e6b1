const ROBOTS =
  /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp\/|telegram|slack|discord|skype|googleimageproxy|proxy|scanner|headless|curl|wget|python|java\/|go-http|node/i;

/** Whether a program asks rather than a person: messengers and mail programs look at links ahead. */
export function isRobot({ method, headers }: Request): boolean {
  const agent = headers.get("user-agent") ?? "";
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  return (
    method !== "GET" || agent === "" || ROBOTS.test(agent) || /prefetch|preview/i.test(purpose)
  );
}
