import { isRegion, type Region } from '@parley/functions/shared/regions/regions'
import { readStored, writeStored } from '../browser/stored.ts'

export interface SignUpMemory {
  region?: Region
  /** The name of the person, and of the new workspace. */
  name?: string
  workspaceName?: string
  ref?: string
  utmSource?: string
  /** Whether a subscription may be reported to those who sent the person. */
  allowsReport?: boolean
}

/** Reads the choices of a person and where they came from, stored until the workspace exists. */
export function readSignUp(): SignUpMemory {
  try {
    const value: unknown = JSON.parse(readStored('signUp') ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    const text = (name: string) => {
      const inner: unknown = Reflect.get(value, name)
      return typeof inner === 'string' && inner !== '' ? inner.slice(0, 200) : undefined
    }
    const region = text('region')
    const name = text('name')
    const workspaceName = text('workspaceName')
    const ref = text('ref')
    const utmSource = text('utmSource')
    return {
      ...(isRegion(region) && { region }),
      ...(name && { name }),
      ...(workspaceName && { workspaceName }),
      ...(ref && { ref }),
      ...(utmSource && { utmSource }),
      ...(Reflect.get(value, 'allowsReport') === true && { allowsReport: true }),
    }
  } catch {
    return {}
  }
}

/** Stores what is known of a sign-up, in addition to earlier values. */
export function storeSignUp(changes: SignUpMemory): void {
  writeStored('signUp', JSON.stringify({ ...readSignUp(), ...changes }))
}

export function deleteSignUp(): void {
  writeStored('signUp', null)
}

/** Stores `ref` and `utm_source` of the first URL at which a person arrives. */
export function captureAttribution(search: string): void {
  const query = new URLSearchParams(search)
  const ref = query.get('ref')
  const utmSource = query.get('utm_source')
  if (ref ?? utmSource) storeSignUp({ ...(ref && { ref }), ...(utmSource && { utmSource }) })
}
