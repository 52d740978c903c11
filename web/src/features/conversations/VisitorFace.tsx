import type { Conversation } from '@parley/functions/shared/conversation'
import { Face } from '../../components/Face.tsx'

interface VisitorFaceProps {
  conversation: Pick<Conversation, 'ID' | 'visitorId' | 'visitor'>
  size: number
}

/** The visitor of a conversation; the same in all of his. */
export function VisitorFace({ conversation: { ID, visitorId, visitor }, size }: VisitorFaceProps) {
  return <Face seed={visitorId || ID} name={visitor.name || visitor.email} size={size} />
}
