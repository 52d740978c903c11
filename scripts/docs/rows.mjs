/** Returns a row of the data model: a document with the schema that `file` exports, if it has one. */
export function row(name, holds, file, schema) {
  return { name, holds, ...(file && from(file, schema)) }
}

/** Names the schema of a row. */
export function from(file, schema) {
  return { schema: [file, schema] }
}
