import { Checkbox } from '@mantine/core'
import type { Client } from '@parley/functions/shared/agencies/client'
import { clientPagesThatExist } from '@parley/functions/shared/agencies/clientPages'
import { useState } from 'react'
import { Choice } from '../../components/forms/Choice.tsx'
import { Dialog } from '../../components/dialogs/Dialog.tsx'
import { DialogBody } from '../../components/dialogs/DialogBody.tsx'
import { call } from '../../lib/call.ts'
import { useConfirmation } from '../../lib/forms/useConfirmation.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { nameOfPage } from './nameOfPage.ts'
import { t } from './texts.ts'

type Direction = 'give' | 'take'

interface BulkPagesDialogProps {
  clients: readonly Client[]
  onClose: () => void
}

const maxAtOnce = 100

/** Gives pages to several clients, or takes them away. */
export function BulkPagesDialog({ clients, onClose }: BulkPagesDialogProps) {
  const { region } = useWorkspaceRef()
  const [direction, setDirection] = useState<Direction>('give')
  const [chosen, setChosen] = useState<string[]>([])
  const form = useConfirmation(async () => {
    const pages = clientPagesThatExist.filter((page) => chosen.includes(page))
    const change = direction === 'give' ? { addPages: pages } : { removePages: pages }
    for (let from = 0; from < clients.length; from += maxAtOnce) {
      const clientIds = clients.slice(from, from + maxAtOnce).map(({ ID }) => ID)
      await call('changeClients', { region, clientIds, change }, region)
    }
    void showToast(t('clientsChanged', { count: clients.length }))
    onClose()
  })
  return (
    <Dialog title={t('changePages')} size="md" isBusy={form.isBusy} onClose={onClose}>
      <DialogBody form={form} action={t(`pages_${direction}`)} onDismiss={onClose}>
        <Choice
          label={t('whatToDo')}
          value={direction}
          options={[
            { value: 'give', label: t('pages_give') },
            { value: 'take', label: t('pages_take') },
          ]}
          onChange={setDirection}
        />
        <Checkbox.Group label={t('pages')} value={chosen} onChange={setChosen}>
          {clientPagesThatExist.map((page) => (
            <Checkbox key={page} value={page} label={nameOfPage(page)} mt="xs" />
          ))}
        </Checkbox.Group>
      </DialogBody>
    </Dialog>
  )
}
