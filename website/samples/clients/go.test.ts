import {testClient} from './support/suite';

testClient('go');
