import { Button, TextInput } from '@mantine/core'
import { impersonationReason } from '@parley/functions/shared/agencies/impersonation'
import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import { useState } from 'react'
import { z } from 'zod'
import { OwnPassword } from '../../../components/confirmPerson/OwnPassword.tsx'
import { useConfirmPerson } from '../../../components/confirmPerson/useConfirmPerson.ts'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { Dialog } from '../../../components/dialogs/Dialog.tsx'
import { ShownOnce } from '../../../components/ShownOnce.tsx'
import { call } from '../../../lib/call.ts'
import { useAgencyHost } from '../../../lib/agencies/useAgencyHost.ts'
import { agencyUrl } from '../../../lib/environment.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import styles from '../Clients.module.css'
import { t } from '../texts.ts'

/** Opens an organisation's dashboard for the workspace's owner, by a link that works once. */
export function OpenClientDashboard({ organisation }: { organisation: Organisation }) {
  const host = useAgencyHost(organisation.agencyId)
  const isOwner = useMay('impersonate')
  const [isAsking, setAsking] = useState(false)
  const [link, setLink] = useState<string>()
  if (!host || !isOwner || organisation.widgetIDs.length === 0) return null
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('lookAtDashboard')}
      </Button>
      {isAsking && (
        <ReasonDialog
          orgId={organisation.ID}
          onLink={(secret) => {
            setAsking(false)
            setLink(`${agencyUrl(host)}/login#secret=${secret}`)
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {link !== undefined && (
        <Dialog title={t('lookAtDashboard')} size="md" onClose={() => setLink(undefined)}>
          <div className={styles.form}>
            <p>{t('adminLinkHint')}</p>
            <ShownOnce value={link} copyLabel={t('copyLink')} />
            <Button
              component="a"
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => setLink(undefined)}
            >
              {t('openDashboard')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

interface ReasonDialogProps {
  orgId: string
  onLink: (secret: string) => void
  onClose: () => void
}

function ReasonDialog({ orgId, onLink, onClose }: ReasonDialogProps) {
  const { region } = useWorkspaceRef()
  const { needsPassword, passwordSchema, run } = useConfirmPerson()
  const form = useCallForm({
    initialValues: { reason: '', password: '' },
    schema: z.object({ reason: impersonationReason, password: passwordSchema }),
    onSubmit: async ({ reason, password }) => {
      await run(password, async () => {
        const { secret } = await call('startImpersonation', { region, orgId, reason }, region)
        onLink(secret)
      })
    },
  })
  return (
    <DialogForm title={t('lookAtDashboard')} action={t('makeLink')} form={form} onClose={onClose}>
      <TextInput
        label={t('reason')}
        description={t('reasonHint')}
        data-autofocus
        maxLength={200}
        autoComplete="off"
        {...form.fields.getInputProps('reason')}
      />
      {needsPassword && <OwnPassword {...form.fields.getInputProps('password')} />}
    </DialogForm>
  )
}
