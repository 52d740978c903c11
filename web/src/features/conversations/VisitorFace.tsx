import type { Conversation } from '@parley/functions/shared/conversation'
import { Face } from '../../components/Face.tsx'
import { faceSeed } from '../../lib/faceSeed.ts'

interface VisitorFaceProps {
  conversation: Pick<Conversation, 'ID' | 'visitorId' | 'visitor'>
  size: number
}

/** The visitor of a conversation; the same in all of his, and among the leads. */
export function VisitorFace({ conversation: { ID, visitorId, visitor }, size }: VisitorFaceProps) {
  return (
    <Face seed={faceSeed(visitor.email, visitorId || ID)} name={visitor.name || visitor.email} size={size} />
  )
}
