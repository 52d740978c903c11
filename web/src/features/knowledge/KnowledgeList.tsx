import { EmptyState } from '@mantine/core'
import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useMemo } from 'react'
import { BulkBar } from '../../components/table/actions/BulkBar.tsx'
import { DataTable } from '../../components/table/DataTable.tsx'
import { TableSearch } from '../../components/table/search/TableSearch.tsx'
import { TableTools } from '../../components/table/search/TableTools.tsx'
import { anyText, useTableParams } from '../../components/table/useTableParams.ts'
import { useMatching } from '../../components/table/search/useMatching.ts'
import { useDeletion } from '../../components/dialogs/useDeletion.tsx'
import { bulkActions, removeSource, sourceColumns } from './sourceColumns.tsx'
import { UploadList } from './UploadList.tsx'
import { useKnowledge } from './useKnowledge.ts'
import type { Uploads } from './useUploads.ts'
import { t } from './texts.ts'
import { useMay } from '../../lib/session/viewer.ts'

interface KnowledgeListProps {
  region: Region
  agentId: string
  uploads: Uploads
}

/** The number of entries up to which the list has no search field. */
const maxWithoutSearch = 8

/** Lists the running uploads and all sources. */
export function KnowledgeList({ region, agentId, uploads }: KnowledgeListProps) {
  const { read, write } = useTableParams()
  const search = read('search', anyText)
  const mayChange = useMay('changeKnowledge')
  const sources = useKnowledge(region, agentId)
  const data = sources.status === 'ready' ? sources.data : undefined
  const put = data?.put
  const { confirmDeletion, question } = useDeletion<KnowledgeSource>({
    title: t('deleteSource'),
    text: ({ title }) => t('sourceGoes', { title }),
    remove: (source) => removeSource(region, agentId, source, put),
    done: t('sourceDeleted'),
  })
  const { replace } = uploads
  const columns = useMemo(
    () => sourceColumns(region, agentId, confirmDeletion, replace),
    [region, agentId, confirmDeletion, replace],
  )
  const actions = useMemo(() => bulkActions(region, agentId, put), [region, agentId, put])
  const shown = useMatching(sources, search, titleOf)

  return (
    <>
      <UploadList uploads={uploads} />
      {((data?.items.length ?? 0) > maxWithoutSearch || search !== '') && (
        <TableTools>
          <TableSearch
            label={t('searchSources')}
            value={search}
            onChange={(text) => write({ search: text })}
          />
        </TableTools>
      )}
      <DataTable
        label={t('knowledgeSources')}
        failure={t('knowledgeNotLoaded')}
        rows={shown}
        columns={columns}
        idOf={idOf}
        nameOf={titleOf}
        bulk={
          mayChange
            ? (selected, clear) => <BulkBar selected={selected} actions={actions} onClear={clear} />
            : undefined
        }
        brokenText={(id) => t('brokenSource', { id })}
        onClearFilter={search === '' ? undefined : () => write({ search: '' })}
        empty={uploads.uploads.length === 0 && <NothingKnown />}
      />
      {question}
    </>
  )
}

const idOf = ({ ID }: KnowledgeSource) => ID
const titleOf = ({ title }: KnowledgeSource) => title

function NothingKnown() {
  return <EmptyState title={t('nothingToKnowYet')} description={t('addKnowledgeHint')} />
}
