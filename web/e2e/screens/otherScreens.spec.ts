import { isOfAgent, testScreens } from '../support/faults/screens.ts'

testScreens((path) => !isOfAgent(path))
