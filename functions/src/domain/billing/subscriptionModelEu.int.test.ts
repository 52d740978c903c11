import { testSubscriptionModel } from '../../../test/testSubscriptionModel.ts'

testSubscriptionModel('eu')
