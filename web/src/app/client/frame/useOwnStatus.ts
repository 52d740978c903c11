import type { Client } from '@parley/functions/shared/agencies/client'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useEffect, useState } from 'react'
import { showFailure } from '../../../lib/toast.ts'
import { useClient } from '../ClientContext.ts'
import { t } from '../texts.ts'

type Status = Client['status']

export interface OwnStatus {
  status: Status
  choose: (status: Status) => void
}

/**
 * Returns whether the client is available for visitors: online when they arrive, then as they choose; stored.
 */
export function useOwnStatus(): OwnStatus {
  const { region, client } = useClient()
  const { ID, status: stored } = client
  const [pending, setPending] = useState<Status>()
  if (pending !== undefined && pending === stored) setPending(undefined)

  const [atFirst] = useState(stored)
  useEffect(() => {
    // An impersonator is not a client.
    if (atFirst === 'online' || ID === '') return
    // A failure is ignored, because nobody requested this yet.
    saveStatus(region, ID, 'online').catch(() => {})
  }, [region, ID, atFirst])

  return {
    status: pending ?? stored,
    choose(status) {
      setPending(status)
      saveStatus(region, ID, status).catch((error: unknown) => {
        setPending(undefined)
        showFailure(error, (reason) => t('statusNotSaved', { reason }))
      })
    },
  }
}

async function saveStatus(region: Region, clientId: string, status: Status): Promise<void> {
  const { updateDocument } = await import('../../../lib/firestore/firestore.ts')
  const ts = Math.floor(Date.now() / 1000)
  await updateDocument({ region, path: paths.client(clientId) }, { status, ts })
}
