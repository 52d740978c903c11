/** The limits of another platform's export, which the browser reads. */
export const exportLimits = {
  fileBytes: 5_000_000,
  /** YAML takes some seconds a megabyte to read. */
  yamlBytes: 2_000_000,
  /** The maximum nesting of objects and lists. */
  depth: 64,
  /** The maximum number of objects, lists and their entries. */
  values: 400_000,
  /** The most values that references of YAML to earlier parts may repeat. */
  aliases: 100,
  /** The time after which the reading of a file is ended. */
  readMs: 30_000,
} as const
