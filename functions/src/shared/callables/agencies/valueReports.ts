import { z } from 'zod'
import {
  countedPositionSchema,
  reportCountsSchema,
  reportFigures,
  reportMonthSchema,
} from '../../agencies/valueReport.ts'
import { id, region, type Contract } from '../fields.ts'

const monthRef = z.strictObject({ region, orgId: id, month: reportMonthSchema })

/** The figures of an organisation's month, and the conversations behind them. */
export const valueReportsCallables = {
  /** Without a month: that of the present one. */
  readValueReport: {
    input: monthRef.extend({ month: reportMonthSchema.optional() }),
    output: z.object({
      month: reportMonthSchema,
      /** The months that can be opened. */
      first: reportMonthSchema,
      last: reportMonthSchema,
      timeZone: z.string(),
      /** Until when events are counted, in milliseconds; 0 before the first count is complete. */
      countedAt: z.int(),
      /** Whether the whole month is counted. */
      isOver: z.boolean(),
      isCounting: z.boolean(),
      /** Whether the opening hours are known. */
      hasHours: z.boolean(),
      /** The minutes that a conversation without a person saves; 0 if they are not known. */
      minutesSaved: z.int(),
      agents: z.array(z.object({ agentId: z.string(), title: z.string(), counts: reportCountsSchema })),
      /** The sums over these agents. */
      counts: reportCountsSchema,
    }),
  },
  /** `countedAt`: that of the report whose figure was shown; another count has other conversations. */
  listReportConversations: {
    input: monthRef.extend({
      figure: z.enum(reportFigures),
      countedAt: z.int().positive(),
      after: countedPositionSchema.optional(),
    }),
    output: z.object({
      items: z.array(
        z.object({
          agentId: z.string(),
          conversationId: z.string(),
          at: z.int(),
          name: z.string(),
          text: z.string(),
          /** Whether the conversation was deleted since it was counted. */
          isDeleted: z.boolean(),
        }),
      ),
      /** The position of the next page; null at the end. */
      next: countedPositionSchema.nullable(),
    }),
  },
} as const satisfies Record<string, Contract>
