import { NativeSelect } from '@mantine/core'
import type { Organisation, OrganisationDraft } from '@parley/functions/shared/agencies/organisation'
import type { Patch } from '@parley/functions/shared/texts/patchOf'
import { useState } from 'react'
import { Choice } from '../../../components/forms/Choice.tsx'
import { Dialog } from '../../../components/dialogs/Dialog.tsx'
import { DialogBody } from '../../../components/dialogs/DialogBody.tsx'
import { runEach } from '../../../components/table/actions/runEach.ts'
import { call } from '../../../lib/call.ts'
import { CallError, sentenceOf } from '../../../lib/errors.ts'
import { useConfirmation } from '../../../lib/forms/useConfirmation.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { t } from '../texts.ts'

const switches = ['clientsMaySignIn', 'canTakeOver', 'reportIsMailed'] as const
type Switch = (typeof switches)[number]
type State = 'on' | 'off'

interface BulkSwitchDialogProps {
  organisations: readonly Organisation[]
  onClose: () => void
}

/** Turns a setting on or off for several organisations; each organisation's log records the change. */
export function BulkSwitchDialog({ organisations, onClose }: BulkSwitchDialogProps) {
  const { region } = useWorkspaceRef()
  const [chosen, setChosen] = useState<Switch>('clientsMaySignIn')
  const [state, setState] = useState<State>('on')
  const [left, setLeft] = useState(organisations)
  const form = useConfirmation(async () => {
    const changed = changeOf(chosen, state === 'on')
    const failures = await runEach(left, async ({ ID }) => {
      await call('saveOrganisation', { region, orgId: ID, changed }, region)
    })
    setLeft(failures.map(({ item }) => item))
    const [failure] = failures
    if (failure)
      throw new CallError(
        'failed-precondition',
        t('organisationsLeft', { count: failures.length, reason: sentenceOf(failure.error) }),
      )
    void showToast(t('organisationsChanged', { count: organisations.length }))
    onClose()
  })
  return (
    <Dialog title={t('switchForAll')} size="md" isBusy={form.isBusy} onClose={onClose}>
      <DialogBody form={form} action={t('apply')} onDismiss={onClose}>
        <NativeSelect
          label={t('whatToDo')}
          value={chosen}
          data={switches.map((value) => ({ value, label: t(value) }))}
          onChange={({ currentTarget }) =>
            setChosen(switches.find((value) => value === currentTarget.value) ?? chosen)
          }
        />
        <Choice
          label={t('switchedTo')}
          value={state}
          options={[
            { value: 'on', label: t('switchedOn') },
            { value: 'off', label: t('switchedOff') },
          ]}
          onChange={setState}
        />
      </DialogBody>
    </Dialog>
  )
}

function changeOf(chosen: Switch, isOn: boolean): Patch<OrganisationDraft> {
  if (chosen === 'reportIsMailed') return { reports: { isOn } }
  return chosen === 'canTakeOver' ? { disableHandoff: !isOn } : { settings: { disableClientAccess: !isOn } }
}
