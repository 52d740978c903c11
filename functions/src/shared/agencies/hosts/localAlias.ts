/** Returns the name by which a machine with the emulators reaches an agency's host: a name below `localhost`. */
export function localAlias(host: string): string {
  return host.endsWith('.localhost') ? host : `${host}.localhost`
}

/** Returns the agency's host with a given local name; a name of one label below `localhost` is the host itself. */
export function hostOfAlias(name: string): string {
  return /^(.+\..+)\.localhost$/.exec(name)?.[1] ?? name
}
