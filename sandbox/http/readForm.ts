import type { SandboxRequest } from './Vendor.ts'
import { pictureTypeOf } from './pictureTypeOf.ts'

/** An uploaded file. `picture` is its type by its bytes, such as `image/png`, or empty. */
export interface SentFile {
  name: string
  type: string
  picture: string
  content: Buffer
}

export interface SentForm {
  fields: Record<string, string>
  /** Files by the names of their fields. */
  files: Record<string, SentFile>
}

/** Parses a `multipart/form-data` body; undefined for any other body. */
export async function readForm({
  headers,
  bytes,
}: Pick<SandboxRequest, 'headers' | 'bytes'>): Promise<SentForm | undefined> {
  const type = headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) return undefined
  const form: SentForm = { fields: {}, files: {} }
  const sent = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  for (const [field, value] of sent) {
    if (typeof value === 'string') form.fields[field] = value
    else form.files[field] = sentFile(value.name, value.type, Buffer.from(await value.arrayBuffer()))
  }
  return form
}

/** Returns an uploaded file; `picture` is its type when its content is a picture. */
export function sentFile(name: string, type: string, content: Buffer): SentFile {
  return { name, type, picture: pictureTypeOf(content), content }
}
