import { Button, CloseButton, FileButton, Text } from '@mantine/core'
import { maxAttachments, type Attachment } from '@parley/functions/shared/chat/feedback'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import { formatSize } from '../../../lib/formats/formats.ts'
import { toBase64 } from '../../../lib/files/toBase64.ts'
import styles from './Panels.module.css'
import { useClient } from '../ClientContext.ts'
import { t } from '../texts.ts'

interface AttachmentsProps {
  attachments: readonly Attachment[]
  onChange: (attachments: Attachment[]) => void
}

/** Pictures in a client's feedback; each is uploaded as it is selected. */
export function Attachments({ attachments, onChange }: AttachmentsProps) {
  const { region, client } = useClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function add(file: File | null) {
    if (!file) return
    setBusy(true)
    setFailure(undefined)
    try {
      const owner = { clientId: client.ID }
      const base64Payload = await toBase64(file)
      const upload = { region, owner, filename: file.name, base64Payload }
      const { url, filename, sizeKB } = await call('uploadPicture', upload, region)
      onChange([...attachments, { url, filename, sizeKB }])
    } catch (error) {
      setFailure(sentenceOf(error))
    }
    setBusy(false)
  }

  return (
    <section className={styles.attachments} aria-labelledby="attachments">
      <h3 id="attachments">{t('attachments')}</h3>
      <Text size="sm" c="dimmed">
        {t('attachmentsHint')}
      </Text>
      <ul>
        {attachments.map((attachment) => (
          <li key={attachment.url}>
            <span dir="auto">{attachment.filename}</span>
            <small>{formatSize(attachment.sizeKB)}</small>
            <CloseButton
              aria-label={t('removeNamed', { name: attachment.filename })}
              onClick={() => onChange(attachments.filter((other) => other !== attachment))}
            />
          </li>
        ))}
      </ul>
      {failure && (
        <Text role="alert" size="sm" c="red">
          {failure}
        </Text>
      )}
      {attachments.length < maxAttachments && (
        <FileButton accept="image/png,image/jpeg,image/gif,image/webp" onChange={(file) => void add(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="sm"
              loading={isBusy}
              leftSection={<IconPaperclip size={16} />}
            >
              {t('addPicture')}
            </Button>
          )}
        </FileButton>
      )}
    </section>
  )
}
