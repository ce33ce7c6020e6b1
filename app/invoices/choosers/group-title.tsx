/** Shows the title of a group in a chooser's list. */
export function GroupTitle({ children }: { children: string }) {
  return <h2 className="px-4 pb-1 pt-4 text-sm text-quiet">{children}</h2>;
}
