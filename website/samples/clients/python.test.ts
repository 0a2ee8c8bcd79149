import {testClient} from './support/suite';

testClient('python');
