import type { KeyRing } from './KeyRing.ts'
import { openBytes, sealBytes } from './sealing.ts'

/**
 * Returns a key ring of the configured keys, 32 bytes each, by version. The last one is the newest; older
 * ones stay until every secret is rotated.
 */
export function configuredKeys(keys: ReadonlyMap<string, Buffer>): KeyRing {
  const newest = [...keys.keys()].at(-1) ?? ''
  const keyOf = (version: string) => {
    const key = keys.get(version)
    if (!key) throw new Error(`There is no key ${version || 'at all'} for the secrets of tenants`)
    return key
  }
  return {
    newest,
    wrap: async (dataKey, context) => ({
      version: newest,
      bytes: sealBytes(keyOf(newest), dataKey, `${newest} ${context}`),
    }),
    unwrap: async ({ version, bytes }, context) => openBytes(keyOf(version), bytes, `${version} ${context}`),
  }
}
