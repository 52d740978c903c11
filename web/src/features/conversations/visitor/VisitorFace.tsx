import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { Face } from '../../../components/Face.tsx'
import { faceSeed } from '../../../lib/faceSeed.ts'
import { personOf } from './personOf.ts'

interface VisitorFaceProps {
  conversation: Pick<Conversation, 'ID' | 'visitorId' | 'personId' | 'visitor'>
  size: number
}

/** Shows a visitor's face, the same one in all of their conversations and among the leads. */
export function VisitorFace({ conversation, size }: VisitorFaceProps) {
  const { ID, visitor } = conversation
  const seed = faceSeed(visitor.email, personOf(conversation) || ID)
  return <Face seed={seed} name={visitor.name || visitor.email} size={size} />
}
