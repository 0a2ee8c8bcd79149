import {testClient} from './support/suite';

testClient('node');
