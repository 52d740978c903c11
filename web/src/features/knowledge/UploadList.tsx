import { ActionIcon, Badge, Button, Group, Progress } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { actionsColumn } from '../../components/table/actions/actionsColumn.ts'
import type { Column } from '../../components/table/columns.ts'
import { DataTable } from '../../components/table/DataTable.tsx'
import { wholeTable } from '../../components/table/tableData.ts'
import { formatPercent, formatSize } from '../../lib/formats/formats.ts'
import styles from './KnowledgePage.module.css'
import type { Upload, Uploads } from './useUploads.ts'
import { t } from './texts.ts'

/** Lists running and failed uploads. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  if (uploads.uploads.length === 0) return null
  return (
    <div className={styles.uploads}>
      <DataTable
        label={t('uploads')}
        failure={t('knowledgeNotLoaded')}
        rows={wholeTable(uploads.uploads)}
        columns={uploadColumns(uploads)}
        idOf={({ id }) => id}
        nameOf={({ file }) => file.name}
        sortPart="uploads"
      />
    </div>
  )
}

function uploadColumns({ retry, dismiss }: Uploads): Column<Upload>[] {
  return [
    { id: 'name', title: t('name'), isMain: true, cell: (upload) => <UploadName upload={upload} /> },
    {
      id: 'size',
      title: t('size'),
      isNumber: true,
      onCards: 'hidden',
      cell: ({ file }) => formatSize(file.size / 1000),
    },
    {
      id: 'state',
      title: t('state'),
      onCards: 'untitled',
      cell: (upload) => <UploadState upload={upload} />,
    },
    actionsColumn((upload) => (
      <Group gap={2} wrap="nowrap" justify="flex-end">
        {upload.state === 'failed' && upload.canRetry && (
          <Button variant="subtle" size="compact-sm" onClick={() => retry(upload)}>
            {t('retry')}
          </Button>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(upload.state === 'failed' ? 'dismiss' : 'cancelUpload', { name: upload.file.name })}
          onClick={() => dismiss(upload.id)}
        >
          <IconX size={16} />
        </ActionIcon>
      </Group>
    )),
  ]
}

function UploadName({ upload: { file, failure } }: { upload: Upload }) {
  return (
    <span className={styles.name}>
      <span className={styles.kind}>{file.name.split('.').at(-1)?.slice(0, 5)}</span>
      <span className={styles.words}>
        <b title={file.name}>
          <bdi dir="auto">{file.name}</bdi>
        </b>
        {failure && (
          <span role="alert" className={styles.failure}>
            {failure}
          </span>
        )}
      </span>
    </span>
  )
}

function UploadState({ upload: { state, sent, file } }: { upload: Upload }) {
  if (state === 'failed') return <Badge color="red">{t('notAdded')}</Badge>
  if (state === 'waiting') return <Badge>{t('waiting')}</Badge>
  return (
    <span className={styles.progress}>
      <Progress value={100 * sent} size="sm" aria-label={t('uploadOf', { name: file.name })} />
      <span>{formatPercent(sent)}</span>
    </span>
  )
}
