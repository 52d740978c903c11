import { ActionIcon, Badge, Button, Loader } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { formatSize } from '../../lib/formats.ts'
import styles from './KnowledgePage.module.css'
import type { Upload, Uploads } from './useUploads.ts'
import { t } from './texts.ts'

/** Files on their way, and those that did not arrive. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  if (uploads.uploads.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('uploads')}>
      {uploads.uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} uploads={uploads} />
      ))}
    </ul>
  )
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { name, size } = upload.file
  return (
    <li className={styles.row} aria-label={name}>
      <span className={styles.kind}>{name.split('.').at(-1)?.slice(0, 5)}</span>
      <span style={{ minWidth: 0 }}>
        <span className={styles.title} style={{ display: 'block' }} title={name}>
          {name}
        </span>
        {upload.failure && (
          <span role="alert" className={styles.failure}>
            {upload.failure}
          </span>
        )}
      </span>
      <span className={styles.number}>{formatSize(size / 1000)}</span>
      <span>
        {upload.state === 'failed' ? (
          <Badge color="red">{t('notAdded')}</Badge>
        ) : (
          <Badge leftSection={upload.state === 'sending' && <Loader size={10} color="gray" />}>
            {upload.state === 'sending' ? t('uploading') : t('waiting')}
          </Badge>
        )}
      </span>
      <span className={styles.end}>
        {upload.state === 'failed' && (
          <>
            {upload.canRetry && (
              <Button variant="subtle" size="compact-sm" onClick={() => uploads.retry(upload)}>
                {t('retry')}
              </Button>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('dismiss', { name })}
              onClick={() => uploads.dismiss(upload.id)}
            >
              <IconX size={16} />
            </ActionIcon>
          </>
        )}
      </span>
    </li>
  )
}
