import { useEffect, useEffectEvent } from 'react'
import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import { call } from '../../../../lib/call.ts'
import { useWorkspaceRef } from '../../../../lib/session/session.ts'
import type { SiteBrand } from '../SiteBrand.ts'

/**
 * Reads the further pages of a website one after the other, and continues after a reload. `onRead` gets the
 * findings of a page; undefined when it could not be read.
 */
export function usePageReading(
  brand: SiteBrand | undefined,
  onRead: (url: string, found: CallableOutput<'readBrandPage'> | undefined) => void,
): void {
  const workspace = useWorkspaceRef()
  const next = brand?.pages.find(({ state }) => state === 'open')?.url
  const report = useEffectEvent(onRead)
  const read = useEffectEvent((url: string) =>
    call('readBrandPage', { ...workspace, address: url }, workspace.region).catch(() => undefined),
  )

  useEffect(() => {
    if (next === undefined) return
    let isCurrent = true
    const readNext = async () => {
      const found = await read(next)
      if (isCurrent) report(next, found)
    }
    void readNext()
    return () => {
      isCurrent = false
    }
  }, [next])
}
