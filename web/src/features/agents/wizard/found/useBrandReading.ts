import { useRef, useState } from 'react'
import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import { call } from '../../../../lib/call.ts'
import { sentenceOf } from '../../../../lib/errors.ts'
import { useWorkspaceRef } from '../../../../lib/session/session.ts'

export interface BrandReading {
  website: string
  state: 'reading' | 'failed' | 'read'
  /** Why it failed; empty if nothing is wrong. */
  failure: string
  /** The number of this attempt. */
  attempt: number
}

/**
 * Reads the brand of a website in the background. `onRead` gets what was found; an earlier attempt that
 * responds late is ignored.
 */
export function useBrandReading(onRead: (website: string, brand: CallableOutput<'readBrand'>) => void) {
  const workspace = useWorkspaceRef()
  const [reading, setReading] = useState<BrandReading>()
  const attempts = useRef(0)

  async function read(website: string) {
    const attempt = ++attempts.current
    setReading({ website, state: 'reading', failure: '', attempt })
    let failure = ''
    try {
      const brand = await call('readBrand', { ...workspace, address: website }, workspace.region)
      if (attempt === attempts.current) onRead(website, brand)
    } catch (error) {
      failure = sentenceOf(error)
    }
    if (attempt === attempts.current)
      setReading({ website, state: failure ? 'failed' : 'read', failure, attempt })
  }

  return { reading, read: (website: string) => void read(website) }
}
