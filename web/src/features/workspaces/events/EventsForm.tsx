import { Button, Checkbox, TextInput } from '@mantine/core'
import {
  eventChoiceSchema,
  workspaceEventTypes,
  type WorkspaceEventType,
} from '@parley/functions/shared/workspaces/workspaceEvents'
import { useState } from 'react'
import { LeaveGuard } from '../../../components/leaving/LeaveGuard.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import styles from '../WorkspacePage.module.css'
import { t } from '../texts.ts'

interface EventsFormProps {
  endpoint: string
  subscribedEvents: WorkspaceEventType[]
}

/** Edits the URL that events are posted to, and which events are posted. */
export function EventsForm({ endpoint, subscribedEvents }: EventsFormProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const [isSaved, setSaved] = useState(false)
  const form = useCallForm({
    initialValues: { endpoint, subscribedEvents },
    schema: eventChoiceSchema,
    onValuesChange: () => setSaved(false),
    onSubmit: async (choice) => {
      await call('saveEventSettings', { region, workspaceId, ...choice }, region)
      form.fields.resetDirty()
      setSaved(true)
    },
  })
  const { fields, isBusy, failure, submit } = form
  return (
    <>
      <LeaveGuard isDirty={fields.isDirty()} text={t('changesNotSaved')} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          label={t('eventsAddress')}
          description={t('eventsAddressHint')}
          type="url"
          dir="ltr"
          placeholder="https://"
          maxLength={500}
          autoComplete="off"
          {...fields.getInputProps('endpoint')}
        />
        <Checkbox.Group label={t('eventsWanted')} {...fields.getInputProps('subscribedEvents')}>
          <div className={styles.choices}>
            {workspaceEventTypes.map((type) => (
              <Checkbox
                key={type}
                value={type}
                label={t(`event_${type}`)}
                description={<bdi dir="auto">{type}</bdi>}
              />
            ))}
          </div>
        </Checkbox.Group>
        <div role="alert" className={styles.failure}>
          {failure}
        </div>
        <div className={styles.buttons}>
          <output className={styles.condition}>{isSaved && t('eventsSaved')}</output>
          <Button type="submit" disabled={!fields.isDirty()} loading={isBusy}>
            {t('saveEvents')}
          </Button>
        </div>
      </form>
    </>
  )
}
