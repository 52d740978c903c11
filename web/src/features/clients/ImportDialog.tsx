import { Button, FileButton, NativeSelect, Text, Textarea } from '@mantine/core'
import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../components/dialogs/Dialog.tsx'
import { DialogBody } from '../../components/dialogs/DialogBody.tsx'
import { useDiscardQuestion } from '../../components/leaving/useDiscardQuestion.tsx'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { readText } from '../../lib/files/readText.ts'
import { useConfirmation } from '../../lib/forms/useConfirmation.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { fieldRefusalText } from '../../lib/texts/refusalTexts.ts'
import { showToast } from '../../lib/toast.ts'
import styles from './Clients.module.css'
import { maxRows, readClientList, type ClientRow } from './readClientList.ts'
import { t } from './texts.ts'
import type { NamedOrganisation } from './useClients.ts'

type BadRows = CallableOutput<'importClients'>['bad']

interface ImportDialogProps {
  organisations: readonly NamedOrganisation[]
  onClose: () => void
}

/** Adds many clients from a pasted list, after every row has been checked. */
export function ImportDialog({ organisations, onClose }: ImportDialogProps) {
  const { region } = useWorkspaceRef()
  const [orgId, setOrgId] = useState(organisations[0]?.ID ?? '')
  const [text, setText] = useState('')
  const [bad, setBad] = useState<BadRows>([])
  const [isChecked, setChecked] = useState(false)
  const rows = readClientList(text)

  const form = useConfirmation(async () => {
    if (rows.length === 0) throw new CallError('invalid-argument', t('pasteList'))
    if (rows.length > maxRows) throw new CallError('invalid-argument', t('tooManyRows', { most: maxRows }))
    const result = await call(
      'importClients',
      { region, orgId, rows: rows.map(withoutLine), isDryRun: !isChecked },
      region,
    )
    setBad(result.bad)
    if (result.bad.length > 0) return setChecked(false)
    if (!isChecked) return setChecked(true)
    void showToast(t('clientsImported', { count: result.added }))
    onClose()
  })
  const { leave, question } = useDiscardQuestion(text !== '' && !form.isBusy)

  function change(next: string) {
    setText(next)
    setBad([])
    setChecked(false)
  }

  return (
    <Dialog title={t('importClients')} size="lg" isBusy={form.isBusy} onClose={() => leave(onClose)}>
      <DialogBody
        form={form}
        action={isChecked ? t('addSomeClients', { count: rows.length }) : t('checkList')}
        onDismiss={() => leave(onClose)}
      >
        <p className={styles.hint}>{t('importHint')}</p>
        {organisations.length > 1 && (
          <NativeSelect
            label={t('organisation')}
            value={orgId}
            data={organisations.map(({ ID, name }) => ({ value: ID, label: name }))}
            onChange={(event) => setOrgId(event.currentTarget.value)}
          />
        )}
        <Textarea
          label={t('clientList')}
          placeholder={'name,email\nAda Byron,ada@example.com'}
          value={text}
          autosize
          minRows={6}
          maxRows={12}
          data-autofocus
          onChange={(event) => change(event.currentTarget.value)}
        />
        <div>
          <FileButton
            accept=".csv,.tsv,.txt,text/csv"
            onChange={(file) => file && void readText(file).then(change)}
          >
            {(props) => (
              <Button {...props} variant="default" size="xs" leftSection={<IconUpload size={16} />}>
                {t('chooseListFile')}
              </Button>
            )}
          </FileButton>
        </div>
        {isChecked && <output>{t('listIsGood', { count: rows.length })}</output>}
        {bad.length > 0 && (
          <div role="alert">
            <Text size="sm" fw={500}>
              {t('badRows', { count: bad.length })}
            </Text>
            <ul className={styles.badRows}>
              {bad.map(({ row, refusal }) => (
                <li key={row}>
                  {t('badRow', { row: rows[row]?.line ?? row + 1, reason: fieldRefusalText(refusal) })}{' '}
                  <bdi dir="auto">{rows[row]?.email || rows[row]?.name}</bdi>
                </li>
              ))}
            </ul>
          </div>
        )}
      </DialogBody>
      {question}
    </Dialog>
  )
}

function withoutLine({ name, email }: ClientRow) {
  return { name, email }
}
