import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconFile, IconX } from '@tabler/icons-react'
import { formatSize } from '../../../lib/formats/formats.ts'
import styles from './Composer.module.css'
import { t } from './replyFileTexts.ts'
import type { ReplyFiles } from './useReplyFiles.ts'

/** Lists the files of the next reply with their upload state. */
export function ReplyFileList({ files: { files, canRetry, retry, remove } }: { files: ReplyFiles }) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={t('filesOfReply')}>
      {files.map((file) => {
        const { key, name, sizeKB, arrived, sent, failure } = file
        return (
          <li key={key} data-failed={failure ? true : undefined}>
            <IconFile size={15} aria-hidden="true" />
            <span>
              <b title={name}>
                <bdi dir="auto">{name}</bdi>
              </b>
              <small>{formatSize(sizeKB)}</small>
              {failure && (
                <span role="alert" className={styles.failure}>
                  {failure}
                </span>
              )}
              {!failure && !arrived && (
                <Progress value={100 * sent} size="xs" aria-label={t('uploading', { name })} />
              )}
            </span>
            {failure && canRetry(file) && (
              <Button variant="subtle" size="compact-sm" onClick={() => retry(file)}>
                {t('tryAgain')}
              </Button>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('remove', { name })}
              onClick={() => remove(file)}
            >
              <IconX size={15} />
            </ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}
