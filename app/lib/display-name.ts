type Names = { displayName: string; firstName: string; lastName: string };

/** Returns the display name as typed; when it is empty, the first and last name. */
export function toDisplayName({ displayName, firstName, lastName }: Names): string {
  return displayName.trim() || `${firstName.trim()} ${lastName.trim()}`.trim();
}
