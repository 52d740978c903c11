import { emailTranscript } from '../../domain/inbox/emailTranscript.ts'
import { correctAnswer } from '../../domain/inbox/correctAnswer.ts'
import { exportConversations } from '../../domain/inbox/exportConversations.ts'
import { blockVisitor } from '../../domain/inbox/blockVisitor.ts'
import {
  assignConversation,
  changeConversationState,
  sendOperatorReply,
} from '../../domain/inbox/handleConversation.ts'
import { runTests } from '../../domain/savedTests/runTests.ts'
import { saveTest } from '../../domain/savedTests/storeTest.ts'
import { callables } from '../../shared/callables.ts'
import { callableGroup } from '../callableGroup.ts'
import { instance } from '../context.ts'
import { secure } from '../secure.ts'

export const inbox = callableGroup('inbox', {
  changeConversationState: secure(callables.changeConversationState, 'user', (caller, input) =>
    changeConversationState(instance(), caller, input),
  ),
  sendOperatorReply: secure(callables.sendOperatorReply, 'user', (caller, input) =>
    sendOperatorReply(instance(), caller, input),
  ),
  assignConversation: secure(callables.assignConversation, 'user', (caller, input) =>
    assignConversation(instance(), caller, input),
  ),
  blockVisitor: secure(callables.blockVisitor, 'user', (caller, input) =>
    blockVisitor(instance(), caller, input),
  ),
  emailTranscript: secure(callables.emailTranscript, 'user', (caller, input) =>
    emailTranscript(instance(), caller, input),
  ),
  exportConversations: secure(callables.exportConversations, 'user', (caller, input) =>
    exportConversations(caller, input),
  ),
  correctAnswer: secure(callables.correctAnswer, 'user', (caller, input) =>
    correctAnswer(instance(), caller, input),
  ),
  saveTest: secure(callables.saveTest, 'user', (caller, input) => saveTest(instance().ports, caller, input)),
  runTests: secure(callables.runTests, 'user', (caller, input) => runTests(instance(), caller, input)),
})
