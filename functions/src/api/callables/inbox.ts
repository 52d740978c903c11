import { emailTranscript } from '../../domain/chat/inbox/emailTranscript.ts'
import { correctAnswer } from '../../domain/chat/inbox/correctAnswer.ts'
import { exportConversations } from '../../domain/chat/inbox/exportConversations.ts'
import { blockVisitor } from '../../domain/chat/inbox/blockVisitor.ts'
import {
  assignConversation,
  changeConversationState,
  sendOperatorReply,
} from '../../domain/chat/inbox/handleConversation.ts'
import { reviewKnowledge } from '../../domain/knowledge/retrieval/reviewKnowledge.ts'
import { openAnswerPrices } from '../../domain/chat/inbox/openAnswerPrices.ts'
import { openAnswerCosts } from '../../domain/chat/inbox/openAnswerCosts.ts'
import { readAgentActivity } from '../../domain/chat/activity/readAgentActivity.ts'
import { searchKnowledge } from '../../domain/knowledge/retrieval/searchKnowledge.ts'
import { dismissUnanswered, teachAnswer } from '../../domain/knowledge/retrieval/teachAnswer.ts'
import { readTestTools } from '../../domain/chat/savedTests/readTestTools.ts'
import { runTests } from '../../domain/chat/savedTests/runTests.ts'
import { replayStep } from '../../domain/chat/turns/replay/replayStep.ts'
import { saveTest } from '../../domain/chat/savedTests/storeTest.ts'
import { inboxCallables } from '../../shared/callables/inbox.ts'
import { maxVisitorFiles, maxPassCharacters } from '../../shared/chat/visitorFileLimits.ts'
import { callableGroup } from '../callableGroup.ts'
import { currentInstance } from '../context.ts'
import { secure } from '../secure.ts'

/** The size of a step's longest instructions and the tools' results. */
const maxReplayBytes = 95_000
/** The size of a reply with the passes of its files. */
const maxReplyBytes = 20_000 + maxVisitorFiles * maxPassCharacters

export const inbox = callableGroup('inbox', {
  changeConversationState: secure(inboxCallables.changeConversationState, 'user', (caller, input) =>
    changeConversationState(currentInstance(), caller, input),
  ),
  sendOperatorReply: secure(
    inboxCallables.sendOperatorReply,
    'user',
    (caller, input) => sendOperatorReply(currentInstance(), caller, input),
    maxReplyBytes,
  ),
  assignConversation: secure(inboxCallables.assignConversation, 'user', (caller, input) =>
    assignConversation(currentInstance(), caller, input),
  ),
  blockVisitor: secure(inboxCallables.blockVisitor, 'user', (caller, input) =>
    blockVisitor(currentInstance(), caller, input),
  ),
  emailTranscript: secure(inboxCallables.emailTranscript, 'user', (caller, input) =>
    emailTranscript(currentInstance(), caller, input),
  ),
  exportConversations: secure(inboxCallables.exportConversations, 'user', (caller, input) =>
    exportConversations(currentInstance().ports, caller, input),
  ),
  correctAnswer: secure(inboxCallables.correctAnswer, 'user', (caller, input) =>
    correctAnswer(currentInstance(), caller, input),
  ),
  saveTest: secure(inboxCallables.saveTest, 'user', (caller, input) =>
    saveTest(currentInstance().ports, caller, input),
  ),
  runTests: secure(inboxCallables.runTests, 'user', (caller, input) =>
    runTests(currentInstance(), caller, input),
  ),
  readTestTools: secure(inboxCallables.readTestTools, 'user', (caller, input) =>
    readTestTools(currentInstance(), caller, input),
  ),
  replayStep: secure(
    inboxCallables.replayStep,
    'user',
    (caller, input) => replayStep(currentInstance(), caller, input),
    maxReplayBytes,
  ),
  openAnswerPrices: secure(inboxCallables.openAnswerPrices, 'user', (caller, input) =>
    openAnswerPrices(currentInstance().ports, caller, input),
  ),
  openAnswerCosts: secure(inboxCallables.openAnswerCosts, 'user', (caller, input) =>
    openAnswerCosts(currentInstance().ports, caller, input),
  ),
  readAgentActivity: secure(inboxCallables.readAgentActivity, 'user', (caller, input) =>
    readAgentActivity(currentInstance().ports, caller, input),
  ),
  searchKnowledge: secure(inboxCallables.searchKnowledge, 'user', (caller, input) =>
    searchKnowledge(currentInstance(), caller, input),
  ),
  reviewKnowledge: secure(inboxCallables.reviewKnowledge, 'user', (caller, input) =>
    reviewKnowledge(currentInstance(), caller, input),
  ),
  teachAnswer: secure(inboxCallables.teachAnswer, 'user', (caller, input) =>
    teachAnswer(currentInstance(), caller, input),
  ),
  dismissUnanswered: secure(inboxCallables.dismissUnanswered, 'user', (caller, input) =>
    dismissUnanswered(currentInstance(), caller, input),
  ),
})
