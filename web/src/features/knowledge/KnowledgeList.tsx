import { ActionIcon, Badge, Button, EmptyState, Loader, Skeleton } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions'
import { IconX } from '@tabler/icons-react'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { formatSize } from '../../lib/formats.ts'
import styles from './KnowledgePage.module.css'
import { SourceRow } from './SourceRow.tsx'
import { useKnowledge } from './useKnowledge.ts'
import type { Upload, Uploads } from './useUploads.ts'

interface KnowledgeListProps {
  region: Region
  agentId: string
  uploads: Uploads
}

export function KnowledgeList({ region, agentId, uploads }: KnowledgeListProps) {
  const sources = useKnowledge(region, agentId)
  if (sources.status === 'error')
    return (
      <LoadFailure title="The knowledge could not be loaded" error={sources.error} retry={sources.retry} />
    )
  if (sources.status === 'loading') return <ListSkeleton />
  const { items, brokenIds } = sources.data
  if (items.length + brokenIds.length + uploads.uploads.length === 0) {
    return (
      <EmptyState
        title="Nothing to know yet"
        description="Add what your visitors ask about: prices, opening hours, manuals, terms."
      />
    )
  }
  return (
    <ul className={styles.list} aria-label="Knowledge sources">
      {uploads.uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} uploads={uploads} />
      ))}
      {items.map((source) => (
        <SourceRow key={source.ID} region={region} agentId={agentId} source={source} />
      ))}
      {brokenIds.map((id) => (
        <li key={id} className={styles.row}>
          <span className={styles.kind}>?</span>
          <span className={styles.failure}>
            Source {id} cannot be shown: what is stored of it is not complete.
          </span>
        </li>
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
          <Badge color="red">Not added</Badge>
        ) : (
          <Badge leftSection={upload.state === 'sending' && <Loader size={10} color="gray" />}>
            {upload.state === 'sending' ? 'Uploading' : 'Waiting'}
          </Badge>
        )}
      </span>
      <span className={styles.end}>
        {upload.state === 'failed' && (
          <>
            {upload.canRetry && (
              <Button variant="subtle" size="compact-sm" onClick={() => uploads.retry(upload)}>
                Retry
              </Button>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Dismiss ${name}`}
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

function ListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true" aria-label="Loading knowledge">
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton height={20} />
          <Skeleton height={12} maw={260} />
          <Skeleton height={10} className={styles.number} />
          <Skeleton height={18} width={64} radius="xl" />
        </div>
      ))}
    </div>
  )
}
