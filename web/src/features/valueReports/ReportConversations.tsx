import { Button, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReportFigure } from '@parley/functions/shared/agencies/valueReport'
import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import type { Region } from '@parley/functions/shared/regions/regions'
import { Link } from 'react-router-dom'
import { Dialog } from '../../components/dialogs/Dialog.tsx'
import { InlineFailure } from '../../components/failures/InlineFailure.tsx'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { call } from '../../lib/call.ts'
import { toCallError } from '../../lib/errors.ts'
import { formatDateTime } from '../../lib/formats/formats.ts'
import { queryClient } from '../../lib/live/queryClient.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useUid } from '../../lib/session/session.ts'
import { t } from './texts.ts'
import type { Report } from './Report.ts'
import styles from './ValueReports.module.css'

/** The position before the first page. */
const noPosition: CallableOutput<'listReportConversations'>['next'] = null

interface ReportConversationsProps {
  region: Region
  orgId: string
  report: Report
  figure: ReportFigure
  /** Called when the month was counted again: the figure has other conversations now. */
  onOutdated: () => void
  onClose: () => void
}

/** The conversations that a figure has counted, each with a link to it. */
export function ReportConversations({
  region,
  orgId,
  report,
  figure,
  onOutdated,
  onClose,
}: ReportConversationsProps) {
  const uid = useUid()
  const { month, countedAt } = report
  const list = useInfiniteQuery(
    {
      queryKey: [uid, 'reportConversations', region, orgId, month, countedAt, figure],
      queryFn: ({ pageParam }) =>
        call(
          'listReportConversations',
          { region, orgId, month, figure, countedAt, ...(pageParam && { after: pageParam }) },
          region,
        ).catch((error: unknown) => {
          if (toCallError(error).code === 'failed-precondition') onOutdated()
          throw error
        }),
      initialPageParam: noPosition,
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  )
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const missing = report.counts[figure] - items.length
  const titles = new Map(report.agents.map(({ agentId, title }) => [agentId, title]))
  return (
    <Dialog title={t(`figure_${figure}`)} size={560} onClose={onClose}>
      {list.status === 'pending' && <Skeleton height={240} radius="md" aria-busy="true" />}
      {list.status === 'error' && items.length === 0 && (
        <LoadFailure title={t('listNotLoaded')} error={list.error} retry={() => void list.refetch()} />
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={`${item.agentId} ${item.conversationId} ${item.at}`}>
            <Item
              region={region}
              item={item}
              agent={titles.size > 1 ? titles.get(item.agentId) : undefined}
            />
          </li>
        ))}
      </ul>
      {list.status === 'error' && items.length > 0 && (
        <InlineFailure text={t('listNotLoaded')} retry={() => void list.fetchNextPage()} />
      )}
      {list.status !== 'error' && list.hasNextPage && (
        <p className={styles.more}>
          <Button variant="default" loading={list.isFetching} onClick={() => void list.fetchNextPage()}>
            {t('showMore')}
          </Button>
        </p>
      )}
      {list.status === 'success' && !list.hasNextPage && missing > 0 && (
        <p className={styles.hint}>{t('goneSince', { count: missing })}</p>
      )}
    </Dialog>
  )
}

interface ItemProps {
  region: Region
  item: CallableOutput<'listReportConversations'>['items'][number]
  /** The agent's title, where there are several. */
  agent: string | undefined
}

/** A conversation with a link to it, or the place of one that was deleted since it was counted. */
function Item({ region, item, agent }: ItemProps) {
  const { agentId, conversationId, at, name, text, isDeleted } = item
  const parts = (
    <>
      <b dir="auto">{isDeleted ? t('deletedSince') : name || t('visitor')}</b>
      <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
      {text && <q dir="auto">{text}</q>}
      {agent && <small dir="auto">{agent}</small>}
    </>
  )
  if (isDeleted) return <div className={styles.deleted}>{parts}</div>
  return <Link to={webPaths.conversation(region, agentId, conversationId)}>{parts}</Link>
}
