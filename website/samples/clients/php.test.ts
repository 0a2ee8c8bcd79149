import {testClient} from './support/suite';

testClient('php');
