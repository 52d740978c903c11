import { hostingIp, siteProof } from '../hosting/siteOfAgencies.ts'
import type { Zones } from './Zones.ts'

/** States of a host's DNS while its owner sets it up. */
export const presets = {
  absent: () => [],
  wrong: () => [{ type: 'A', value: '203.0.113.9' }],
  strayAaaa: () => [
    { type: 'A', value: hostingIp },
    { type: 'AAAA', value: '2001:db8::9' },
  ],
  right: () => [{ type: 'A', value: hostingIp }],
} as const satisfies Record<string, () => { type: 'A' | 'AAAA'; value: string }[]>

export type Preset = keyof typeof presets

export function isPreset(name: string): name is Preset {
  return Object.hasOwn(presets, name)
}

/** Sets the records of a host. All presets but `absent` also let Hosting serve it. */
export function applyPreset(zones: Zones, name: string, preset: Preset): void {
  zones.clearAddresses(name)
  for (const record of presets[preset]()) zones.add({ name, ...record })
  const proof = { name, type: 'TXT', value: siteProof } as const
  if (preset === 'absent') zones.remove(proof)
  else zones.add(proof)
}
