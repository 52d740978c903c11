import type { NodeKind } from '@parley/functions/shared/flow/flow'
import {
  IconBoxMultiple,
  IconCircleCheck,
  IconMessage,
  IconNote,
  IconPlayerPlay,
  type Icon,
} from '@tabler/icons-react'

/** The icon of each kind of node. */
export const kindIcons = {
  start: IconPlayerPlay,
  default: IconMessage,
  end: IconCircleCheck,
  note: IconNote,
  group: IconBoxMultiple,
} as const satisfies Record<NodeKind, Icon>
