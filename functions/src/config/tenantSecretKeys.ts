import { z } from 'zod'

const keySchema = z.tuple([z.string().regex(/^v\d{1,4}$/), z.base64().length(44)])

/** `v1:{32 bytes in base64},v2:…` */
export function tenantSecretKeys(configured = ''): Map<string, Buffer> {
  const keys = configured.split(',').filter(Boolean)
  return new Map(
    keys.map((entry) => {
      const [version, key] = keySchema.parse(entry.trim().split(':'))
      return [version, Buffer.from(key, 'base64')]
    }),
  )
}
